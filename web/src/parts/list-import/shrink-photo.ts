import { MAX_IMPORT_BYTES } from '@vitrina/contract/list-import/list-import.rules'
import { isPicture } from './source.rules.ts'

/** A sheet of paper at some three hundred dots an inch: more is no help to recognition. */
const LONGEST_SIDE = 3_600
const QUALITY = 0.85

/** A photograph of a telephone is larger than what is taken, and slow to send from a building site: a smaller one is sent instead. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!isPicture(file) || file.size <= MAX_IMPORT_BYTES) return file
  try {
    const whole = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(whole.width * scale)
    canvas.height = Math.round(whole.height * scale)
    canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height)
    whole.close()
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return smaller ? new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file
  } catch {
    // Not a picture after all, or too large for this browser: the server says what is wrong with it.
    return file
  }
}
