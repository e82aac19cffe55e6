import { useMutation } from '@tanstack/react-query'
import { authApi } from '@vitrina/contract/auth/auth'
import { type NewShopInput, setupApi } from '@vitrina/contract/setup/setup'
import { call } from '#api/call.ts'
import { storeToken } from '#api/session.ts'

export const useCheckCode = () => useMutation({ mutationFn: (code: string) => call(setupApi.checkCode, { body: { code } }) })

/** The shop is created first; its administrator then signs in by the same door as everyone. */
export const useCreateShop = () =>
  useMutation({
    mutationFn: async (shop: NewShopInput & { code: string }) => {
      await call(setupApi.createShop, { body: shop })
      const { email = '', password = '' } = shop.administrator
      const { authToken } = await call(authApi.signIn, { body: { login: email, password, rememberMe: false } })
      if (authToken) storeToken(authToken, { rememberMe: false })
    },
  })
