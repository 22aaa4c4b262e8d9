import { deckProducts } from './products/deck.ts';
import { decorativePanelProducts } from './products/decorative-panel.ts';
import { facadeProducts } from './products/facade.ts';
import { fenceProducts } from './products/fence.ts';
import { gardenGateProducts } from './products/garden-gate.ts';
import { pergolaProducts } from './products/pergola.ts';
import type { DemoProduct } from './types.ts';

export const products: DemoProduct[] = [
  ...deckProducts,
  ...fenceProducts,
  ...gardenGateProducts,
  ...facadeProducts,
  ...pergolaProducts,
  ...decorativePanelProducts,
].sort((a, b) => a.display_order - b.display_order);
