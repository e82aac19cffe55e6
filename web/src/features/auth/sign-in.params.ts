export type SignInData = { login: string; password: string; rememberMe: boolean }

/** One field for both: what has no letters is a phone. */
export const isPhone = (login: string): boolean => !/[\p{L}@]/u.test(login) && login.replace(/\D/g, '').length >= 5

export const signInBody = ({ login, password, rememberMe }: SignInData) => {
  const entered = login.trim()
  return { ...(isPhone(entered) ? { phone: entered } : { login: entered }), password, rememberMe }
}
