import { useMutation } from '@tanstack/react-query'
import { authApi } from '@vitrina/contract/auth/auth'
import { passwordResetApi } from '@vitrina/contract/auth/password-reset'
import { call } from '#api/call.ts'
import { showMessage } from '#ui/messages.ts'
import type { Contact } from './contact.params.ts'
import { type SignInData, signInBody } from './sign-in.params.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

export function useSignIn() {
  const completeSignIn = useCompleteSignIn()
  return useMutation({
    mutationFn: (form: SignInData) => call(authApi.signIn, { body: signInBody(form) }),
    onSuccess: (opened, { rememberMe }) => completeSignIn({ ...opened, token: opened.authToken, rememberMe }),
  })
}

type CodeRequest = { contact: Contact; captcha: () => Promise<string | undefined> }

/** The captcha is solved within the mutation, so that the button shows it as pending. */
const withCaptcha = async ({ contact, captcha }: CodeRequest) => {
  const captchaToken = await captcha()
  return { ...contact, ...(captchaToken !== undefined && { captchaToken }) }
}

export const useRequestSignInCode = () =>
  useMutation({
    mutationFn: async (request: CodeRequest) => call(authApi.signIn, { body: await withCaptcha(request) }),
    onSuccess: ({ message }) => {
      if (message) showMessage({ text: message })
    },
  })

export function useSignInByCode() {
  const completeSignIn = useCompleteSignIn()
  return useMutation({
    mutationFn: ({ contact, code, rememberMe }: { contact: Contact; code: string; rememberMe: boolean }) =>
      call(authApi.signIn, { body: { ...contact, code, rememberMe } }),
    onSuccess: (opened, { rememberMe }) => completeSignIn({ ...opened, token: opened.authToken, rememberMe }),
  })
}

export const useRequestResetCode = () =>
  useMutation({ mutationFn: async (request: CodeRequest) => call(passwordResetApi.reset, { body: await withCaptcha(request) }) })

type NewPassword = { contact: Contact; code: string; password: string; passwordRepeat: string }

export const useResetPassword = () =>
  useMutation({
    mutationFn: ({ contact, code, password, passwordRepeat }: NewPassword) =>
      call(passwordResetApi.reset, { body: { ...contact, code, password, repeatPassword: passwordRepeat } }),
  })

type Invited = {
  invitation: string
  code: string
  firstname?: string
  lastname?: string
  password?: string
  repeatPassword?: string
  agreeForProcessingData?: boolean
}

/** S-07: a token leads to the catalogue; without one the answer names the missing fields. */
export function useSignInByInvitation() {
  const completeSignIn = useCompleteSignIn()
  return useMutation({
    mutationFn: (body: Invited) => call(authApi.signInByInvitation, { body }),
    onSuccess: async (opened) => {
      if (opened.authToken || opened.challenge) return completeSignIn({ ...opened, token: opened.authToken })
      if (opened.message) showMessage({ text: opened.message })
    },
  })
}
