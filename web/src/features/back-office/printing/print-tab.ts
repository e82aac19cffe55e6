/** A tab for a file that is being made: browsers let it open only in the moment of the press, before the file is there. */
export function openPrintTab(): { show: (path: string) => boolean; close: () => void } {
  const tab = window.open('', '_blank')
  return {
    /** False where the browser let no tab open. */
    show: (path) => {
      if (tab) tab.location.href = path
      return tab !== null
    },
    close: () => tab?.close(),
  }
}
