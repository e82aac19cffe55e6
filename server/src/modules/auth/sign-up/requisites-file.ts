import { fileKinds, documentFileKinds, UNKNOWN_TYPE } from '@vitrina/contract/file-kinds'
import { MAX_REQUISITES_BYTES } from '@vitrina/contract/auth/sign-up'
import { cleanPhoto } from '#platform/files/clean-photo'
import { checkKind, typeOfKind } from '#platform/files/file-kind'
import { readDataUrl } from './requisites-file.rules.ts'

type RequisitesFile = { name: string; type: string; body: Buffer }

/** The company's card when its declared type and its bytes agree; a picture is kept without places and dates. A data-URL carries no name. */
export function readRequisites(dataUrl: string): RequisitesFile | 'wrong' | 'large' {
  const sent = readDataUrl(dataUrl)
  if (!sent) return 'wrong'
  const { body } = sent
  if (body.length > MAX_REQUISITES_BYTES) return 'large'
  const kind = checkKind({ body }, documentFileKinds)
  const isDeclared = sent.type !== '' && sent.type !== UNKNOWN_TYPE
  if (!kind || (isDeclared && sent.type !== typeOfKind(kind))) return 'wrong'
  const isPicture = kind === 'jpeg' || kind === 'png'
  const cleaned = isPicture ? cleanPhoto(body)?.body : body
  return cleaned ? { name: `requisites.${fileKinds[kind].extensions[0]}`, type: typeOfKind(kind), body: cleaned } : 'wrong'
}
