import { MAX_REQUISITES_BYTES } from '@vitrina/contract/sign-up'
import { cleanPhoto } from '#platform/clean-photo'
import { bytesOf, fileName, paperKind } from './requisites-file.rules.ts'

type Read = { name: string; type: string; body: Buffer }

/** The company's card as sent, judged by its bytes; a picture is kept without places and dates. */
export function readRequisites({ name, data }: { name: string; data: string }): Read | 'wrong' | 'large' {
  const body = bytesOf(data)
  if (!body) return 'wrong'
  if (body.length > MAX_REQUISITES_BYTES) return 'large'
  const photo = cleanPhoto(body)
  if (photo) return { name: fileName(name, `.${photo.extension}`), type: photo.type, body: photo.body }
  const paper = paperKind(body)
  return paper ? { name: fileName(name, paper.extension), type: paper.type, body } : 'wrong'
}
