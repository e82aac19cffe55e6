/** Lets the browser keep the file behind a link that was given to this person alone. */
export function saveLink(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
