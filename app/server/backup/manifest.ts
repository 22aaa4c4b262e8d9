import { z } from 'zod';

export const MANIFEST = 'manifest.json';
export const FORMAT_VERSION = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Written last, so a backup that has a manifest is complete. It can be restored on either engine. */
export const manifestSchema = z.object({
  format: z.literal('kompozit-backup'),
  version: z.number().int(),
  made_at: z.iso.datetime(),
  /** For information only. */
  engine: z.string(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number().int().min(0), sha256 })),
  pictures: z.array(z.object({ path: z.string(), content_type: z.string(), bytes: z.number().int().min(0), sha256 })),
  /** Rows of `pictures` whose file the store did not have. */
  missing_pictures: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestPicture = Manifest['pictures'][number];

/** A table is split into several files, so that it never has to be in memory as a whole. */
export const rowsName = (table: string, part: number) => `rows/${table}/${String(part).padStart(6, '0')}.ndjson`;
/** Named by its hash, so that equal pictures are packed once. */
export const pictureName = (picture: { sha256: string }) => `pictures/${picture.sha256}`;
