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
