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
