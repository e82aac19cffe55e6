import { extensionsOf, documentFileKinds } from '@vitrina/contract/file-kinds'
import { MAX_REQUISITES_BYTES } from '@vitrina/contract/auth/sign-up'

export const REQUISITES_ACCEPT = extensionsOf(documentFileKinds)
  .map((extension) => `.${extension}`)
  .join(',')

const allowed = new Set(REQUISITES_ACCEPT.split(','))

export function requisitesProblem({ name, size }: { name: string; size: number }): 'wrongType' | 'tooLarge' | 'emptyFile' | null {
  if (!allowed.has(/\.\w+$/.exec(name.toLowerCase())?.[0] ?? '')) return 'wrongType'
  if (size > MAX_REQUISITES_BYTES) return 'tooLarge'
  return size === 0 ? 'emptyFile' : null
}

/** S-09: the file as a data-URL; `onProgress` in hundredths. */
export function readAsDataUrl(file: File, onProgress: (percent: number) => void): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.addEventListener('progress', ({ loaded, total }) => onProgress(total ? Math.round((loaded / total) * 100) : 0))
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file was not read')))
    reader.readAsDataURL(file)
  })
}
