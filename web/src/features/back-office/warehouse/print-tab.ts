/** A tab for a file that is being made: browsers let it open only in the moment of the press, before the file is there. */
export function openPrintTab(): { show: (path: string) => void; close: () => void } {
  const tab = window.open('', '_blank')
  return {
    show: (path) => {
      if (tab) tab.location.href = path
    },
    close: () => tab?.close(),
  }
}
