import { findMeasuredProducts } from '#app/features/products/measured-products.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { addressText, readAddress } from './address.ts';
import { calculate } from './calculate.ts';
import { type CalculationSummary, summaryOfCalculation } from './summary.ts';

/** Longer addresses are none of ours. */
export const ADDRESS_LENGTH = 4_000;

/**
 * The calculation of an address, done again: what a visitor attaches to a message is never taken from the form. `link` is
 * its path. Null if the address gives no list, or names a product that is not offered any more.
 */
export async function summaryOf(
  db: Db,
  query: URLSearchParams,
): Promise<(CalculationSummary & { link: string }) | null> {
  const calculation = calculate(await findMeasuredProducts(db, readAddress(query).urun), query);
  const summary = summaryOfCalculation(calculation);
  if (!summary || calculation.notices.urun) return null;
  return {
    ...summary,
    color: calculation.notices.renk ? null : summary.color,
    link: `/hesapla?${addressText(calculation.form, calculation.kind)}`,
  };
}
