import type { PictureArchive } from '@vitrina/contract/goods-import/goods-import.rules'

const MOST_OF_ROW = 30
const LONGEST = 1_000
const PICTURE_NAME = /\.(?:jpe?g|png)$/i

const isAddress = (text: string) => /^https?:\/\//i.test(text)

/** Addresses and names of files in a cell. Names may have spaces in them; addresses have none, and often stand one after the other. */
export function splitPictures(cell: string): string[] {
  const parts = cell.split(/[;|\n]+|,(?=\s|https?:)|\s+(?=https?:\/\/)/i).map((part) => part.trim())
  const sources = parts.filter((part) => part !== '' && part.length <= LONGEST)
  return [...new Set(sources)].slice(0, MOST_OF_ROW)
}

/** Codes have signs that files cannot have in their names. */
const nameKey = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\\/:*?"<>|\s]+/g, '_')
const baseOf = (path: string) => path.replace(/^.*[\\/]/, '')
const stemOf = (path: string) => baseOf(path).replace(/\.[^.]*$/, '')
const folderOf = (path: string) => /([^\\/]+)[\\/][^\\/]*$/.exec(path)?.[1] ?? ''

export const isPictureName = (name: string): boolean => PICTURE_NAME.test(name) && !/(?:^|[\\/])(?:\.|__MACOSX)/.test(name)

/** `AB-1.jpg`, `AB-1_2.jpg`, `AB-1 (2).jpg` and every picture in a folder `AB-1` belong to the code AB-1; a whole name counts before its beginning. */
export function picturesByCode(names: readonly string[]): (code: string) => string[] {
  const whole = Map.groupBy(names, (name) => nameKey(stemOf(name)))
  const numbered = Map.groupBy(names, (name) => nameKey(stemOf(name).replace(/(?:[ _-]+\d{1,2}|\s*\(\d{1,2}\))$/, '')))
  const folders = Map.groupBy(names, (name) => nameKey(folderOf(name)))
  return (code) => {
    const key = nameKey(code)
    const found = [whole, numbered, folders].flatMap((index) => index.get(key) ?? [])
    return [...new Set(found)].slice(0, MOST_OF_ROW)
  }
}

const archived = (crc: number, name: string) => `archive:${crc.toString(16)}/${name}`

/** Where a picture comes from, the same for the same content: an address as it is, a file of the archive with the sum of its bytes. */
export function sourceOf(named: string, archive: PictureArchive | null): string {
  if (isAddress(named)) return named
  const wanted = nameKey(baseOf(named))
  const entry =
    archive?.entries.find(({ name }) => nameKey(name) === nameKey(named)) ??
    archive?.entries.find(({ name }) => nameKey(baseOf(name)) === wanted || nameKey(stemOf(name)) === wanted)
  return entry ? archived(entry.crc, entry.name) : named
}

/** The entry of the archive a source stands for; null for an address or a name that the archive does not have. */
export const entryOf = (source: string): string | null => /^archive:[0-9a-f]+\/(.*)$/s.exec(source)?.[1] ?? null
