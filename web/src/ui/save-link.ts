/** Downloads the file of a personal link. */
export function saveLink(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
