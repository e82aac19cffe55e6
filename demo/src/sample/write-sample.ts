import { writeFile } from 'node:fs/promises'
import { makeSample } from './make-sample.ts'

/** `npm run sample`: the product may not import the demo, so the sample goes there as a file. */
const file = new URL('../../../server/src/modules/setup/sample/sample-goods.json', import.meta.url)
/** A row to a line: a change of the demo shows which goods it changed. */
const sections = Object.entries(makeSample()).map(
  ([name, rows]) => `"${name}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
)
await writeFile(file, `{\n${sections.join(',\n')}\n}\n`)
