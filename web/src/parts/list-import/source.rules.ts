import { MAX_IMPORT_BYTES, MAX_IMPORT_TEXT } from '@vitrina/contract/list-import/list-import.rules'

export type SourceInput = { text: string } | { file: File }

const MEGABYTE = 1024 * 1024
/** More than any telephone makes; a browser may not be able to open it. */
const MAX_PHOTO_BYTES = 40 * MEGABYTE

export const isPicture = ({ type }: Pick<File, 'type'>): boolean => type === 'image/jpeg' || type === 'image/png'

/** Why a source is not sent at all; photographs may be larger than files, for they are made smaller first. */
export function refusalOf(source: SourceInput): { reason: 'textTooLong' | 'tooLarge'; limit: number } | null {
  if ('text' in source) return source.text.length > MAX_IMPORT_TEXT ? { reason: 'textTooLong', limit: MAX_IMPORT_TEXT } : null
  const most = isPicture(source.file) ? MAX_PHOTO_BYTES : MAX_IMPORT_BYTES
  return source.file.size > most ? { reason: 'tooLarge', limit: most / MEGABYTE } : null
}
