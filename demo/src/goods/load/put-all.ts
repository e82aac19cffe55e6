import type { FileSink } from '../../file-sink.ts'

type File = { key: string; draw: () => string }

/** A store of files takes so many at once without complaint. */
const AT_ONCE = 32

/** Draws the pictures and puts them away. */
export async function putAll(files: FileSink, pictures: readonly File[]): Promise<void> {
  for (let from = 0; from < pictures.length; from += AT_ONCE)
    await Promise.all(pictures.slice(from, from + AT_ONCE).map(({ key, draw }) => files.put(key, draw(), 'image/svg+xml')))
}
