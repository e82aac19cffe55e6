import { fileKinds, paperKinds, UNKNOWN_TYPE } from '@vitrina/contract/file-kinds'
import { MAX_REQUISITES_BYTES } from '@vitrina/contract/sign-up'
import { cleanPhoto } from '#platform/clean-photo'
import { checkKind, plainName, typeOfKind } from '#platform/file-kind'
import { fileName, readDataUrl } from './requisites-file.rules.ts'

type Read = { name: string; type: string; body: Buffer }

/** The company's card when its name, what it says it is and its bytes agree; a picture is kept without places and dates. */
export function readRequisites({ name: given, data }: { name: string; data: string }): Read | 'wrong' | 'large' {
  const sent = readDataUrl(data)
  if (!sent) return 'wrong'
  const { body } = sent
  if (body.length > MAX_REQUISITES_BYTES) return 'large'
  const name = plainName(given)
  const kind = checkKind({ ...(name && { name }), body }, paperKinds)
  const isTold = sent.type !== '' && sent.type !== UNKNOWN_TYPE
  if (!kind || (isTold && sent.type !== typeOfKind(kind))) return 'wrong'
  const isPicture = kind === 'jpeg' || kind === 'png'
  const kept = isPicture ? cleanPhoto(body)?.body : body
  return kept ? { name: fileName(name, `.${fileKinds[kind].extensions[0]}`), type: typeOfKind(kind), body: kept } : 'wrong'
}
