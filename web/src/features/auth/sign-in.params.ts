import { isPhone } from './contact.params.ts'

export type SignInData = { login: string; password: string; rememberMe: boolean }

export const emptySignIn: SignInData = { login: '', password: '', rememberMe: true }

export const signInBody = ({ login, password, rememberMe }: SignInData) => {
  const entered = login.trim()
  return { ...(isPhone(entered) ? { phone: entered } : { login: entered }), password, rememberMe }
}
