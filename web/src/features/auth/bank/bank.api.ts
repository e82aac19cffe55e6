import { useMutation } from '@tanstack/react-query'
import { bankSignOnApi } from '@vitrina/contract/auth/bank-sign-on'
import { call } from '#api/call.ts'
import { createBankSecret } from '#api/session.ts'

/** Leaves for the bank; the button stays busy until the page is left. */
export const useStartBank = () =>
  useMutation({
    mutationFn: () => call(bankSignOnApi.start, { body: { browser: createBankSecret() } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })

type Returned = { browser: string; params: Record<string, string> }

export const completeBank = (returned: Returned) => call(bankSignOnApi.complete, { body: returned })

/** A signed-in user came back from the bank to link it to the account. */
export const linkBank = (returned: Returned) => call(bankSignOnApi.link, { body: returned })
