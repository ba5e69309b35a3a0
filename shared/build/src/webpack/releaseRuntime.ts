import './federationRuntime.ts';
import './chunkLoading.ts';
