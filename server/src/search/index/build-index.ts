import { SegmentBuilder } from '../engine/build-segment.ts'
import type { Segment } from '../engine/segment.ts'
import { readAllDocuments, type SearchDatabase } from './documents.queries.ts'

/** Reads the whole catalogue into a new segment. */
export async function buildIndex(pool: SearchDatabase): Promise<Segment> {
  const { catalogue, builder } = await readAllDocuments(pool, async (read, documents) => {
    const filled = new SegmentBuilder(read.schema)
    for await (const doc of documents) filled.add(doc)
    return { catalogue: read, builder: filled }
  })
  return builder.finish(catalogue)
}
