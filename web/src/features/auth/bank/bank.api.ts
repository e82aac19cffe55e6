import { useMutation } from '@tanstack/react-query'
import { bankSignOnApi } from '@vitrina/contract/bank-sign-on'
import { call } from '#api/call.ts'
import { newBankBrowser } from '#api/session.ts'

/** Leaves for the bank; the button stays busy until the page is gone. */
export const useStartBank = () =>
  useMutation({
    mutationFn: () => call(bankSignOnApi.start, { body: { browser: newBankBrowser() } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })

export const completeBank = ({ browser, params }: { browser: string; params: Record<string, string> }) =>
  call(bankSignOnApi.complete, { body: { browser, params } })
