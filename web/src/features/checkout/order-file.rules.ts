import { extensionsOf, documentFileKinds } from '@vitrina/contract/file-kinds'

/** The call's limit; the server checks again. */
export const MAX_FILE_MB = 10
const ENDINGS = extensionsOf(documentFileKinds)
export const ORDER_FILES = ENDINGS.map((ending) => `.${ending}`).join(',')

export function fileProblem({ name, size }: { name: string; size: number }): 'wrongType' | 'tooLarge' | null {
  if (!ENDINGS.includes(name.split('.').at(-1)?.toLowerCase() ?? '')) return 'wrongType'
  return size > MAX_FILE_MB * 1024 * 1024 ? 'tooLarge' : null
}
