import { useMutation } from '@tanstack/react-query'
import { openPrintTab } from '../printing/print-tab.ts'

/** Makes a file and shows it in a tab of its own; where it cannot be made, the tab closes and the reason is shown. */
export function usePrint(make: () => Promise<{ path: string }>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (tab: ReturnType<typeof openPrintTab>) => {
      try {
        tab.show((await make()).path)
      } catch (error) {
        tab.close()
        throw error
      }
    },
  })
  return { print: () => mutate(openPrintTab()), isPending }
}
