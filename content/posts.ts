import { gardenFencePrivacy } from './posts/bahce-citinde-mahremiyet-ve-ruzgar-dengesi.ts';
import { deckSubstructure } from './posts/deck-altyapisi-nasil-hazirlanir.ts';
import { poolSurface } from './posts/havuz-basinda-dogru-yuzey-nasil-secilir.ts';
import { winterCare } from './posts/kis-oncesi-on-dakikalik-bakim-listesi.ts';
import { compositeOrWood } from './posts/kompozit-mi-masif-ahsap-mi.ts';
import { pergolaShade } from './posts/pergolanin-golgesi-nereye-duser.ts';
import { colorAndDaylight } from './posts/renk-secerken-gun-isigini-hesaba-katin.ts';
import type { DemoPost } from './types.ts';

/** Newest first. */
export const posts: DemoPost[] = [
  deckSubstructure,
  compositeOrWood,
  poolSurface,
  gardenFencePrivacy,
  winterCare,
  colorAndDaylight,
  pergolaShade,
];
