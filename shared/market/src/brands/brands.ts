import type { Brand, BrandId } from '../brand.ts';
import { aurora } from './aurora.ts';
import { caravel } from './caravel.ts';
import { quetzal } from './quetzal.ts';
import { tuli } from './tuli.ts';
import { zephyra } from './zephyra.ts';

export const brands: Readonly<Record<BrandId, Brand>> = { aurora, tuli, caravel, zephyra, quetzal };
