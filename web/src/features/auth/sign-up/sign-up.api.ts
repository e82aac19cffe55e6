import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { directoryApi } from '@vitrina/contract/directory/directory'
import { signUpApi, type SignUpData } from '@vitrina/contract/auth/sign-up'
import { ApiError } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { storeKnownUser } from '#api/session.ts'
import { showError, showMessage } from '#ui/messages.ts'
import type { Contact } from '../contact.params.ts'
import { useCompleteSignIn } from '../use-complete-sign-in.ts'
import { sessionOfStep2, signUpMessage } from './sign-up.params.ts'
import { startOver } from './sign-up.store.ts'

/** V-03: the shell shows the error's message; an error without one is shown by one of its fields. */
const showFieldError = (error: unknown) => {
  const message = signUpMessage(error)
  if (message && error instanceof ApiError && !error.message) showError({ message })
}

export const useStep1 = () =>
  useMutation({
    mutationFn: async ({ contact, captcha }: { contact: Contact; captcha: () => Promise<string | undefined> }) => {
      const captchaToken = await captcha()
      return call(signUpApi.step1, { body: { ...contact, ...(captchaToken !== undefined && { captchaToken }) } })
    },
    onSuccess: ({ message }) => showMessage({ text: message }),
    onError: showFieldError,
  })

export function useStep2() {
  const completeSignIn = useCompleteSignIn()
  return useMutation({
    mutationFn: ({ contact, code }: { contact: Contact; code: string }) =>
      call(signUpApi.step2, { body: { ...contact, token: code, tokenFor: 'confirm' } }),
    onSuccess: async (answer) => {
      const token = sessionOfStep2(answer)
      if (token) await completeSignIn({ token, identityCookie: answer.identityCookie })
    },
    onError: showFieldError,
  })
}

/** Sent again after a lost answer it signs in: the proof and the password are the same. */
export function useStep3() {
  const completeSignIn = useCompleteSignIn()
  return useMutation({
    mutationFn: (body: SignUpData) => call(signUpApi.step3, { body }),
    onSuccess: async ({ authToken, token, challenge, identityCookie, message }, { phone, email }) => {
      storeKnownUser({ ...(phone && { phone }), ...(email && { email }) })
      await completeSignIn({ token: authToken ?? token, challenge, identityCookie, message })
      startOver()
    },
    onError: showFieldError,
  })
}

export const companiesQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['directory', 'companies', keyword],
    queryFn: ({ signal }) => call(directoryApi.suggestCompany, { query: { keyword } }, { signal }),
    staleTime: 10 * 60_000,
    retry: 1,
    placeholderData: keepPreviousData,
  })
