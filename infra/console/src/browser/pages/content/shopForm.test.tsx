import { describe, expect, it } from '@jest/globals';
import { SHOP_ITEMS } from '@foyer/market/engagement-rules';
import { screen, within } from '@testing-library/react';
import { bodyAsJson, openContent, withContentServer } from './contentPage.fixture.tsx';

const [ITEM] = SHOP_ITEMS;
withContentServer({ shop: [{ ...ITEM, pool: 25 }] });

describe('form of the rewards shop', () => {
  it.each([
    ['', null],
    ['40', 40],
    // null is an unlimited pool; the server rejects 0
    ['forty', 0],
  ])('reads "%s" in the optional field of the pool as %j', async (written, pool) => {
    const user = openContent('/content?brand=aurora&section=shop');
    await user.click(await screen.findByText('Rules and texts'));
    const item = within(await screen.findByRole('group', { name: ITEM?.id ?? '' }));
    const field = item.getByRole('textbox', { name: 'Items in all' });
    await user.clear(field);
    if (written !== '') await user.type(field, written);
    expect(await bodyAsJson(user)).toMatchObject([{ pool }]);
  });
});
