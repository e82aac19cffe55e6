import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { consumeBankSecret, userToken } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { PageLoader } from '#ui/loader.tsx'
import { closeMessage, showMessage } from '#ui/messages.ts'
import { isAlreadyRegistered } from '../refusals.ts'
import { moveToStep3 } from '../sign-up/sign-up.store.ts'
import { useCompleteSignIn } from '../use-complete-sign-in.ts'
import { completeBank, linkBank } from './bank.api.ts'
import { BankFailure } from './bank-failure.tsx'

/** S-11: a token signs in, a step goes on with sign-up, anything else is the failure screen. */
function useCompletion() {
  const completeSignIn = useCompleteSignIn()
  const navigate = useNavigate()
  const goHome = (openedAuth: 'signin' | 'signup') => navigate({ to: paths.home, replace: true, search: {}, state: { openedAuth } })
  return useMutation({
    mutationFn: completeBank,
    onSuccess: async ({ token, challenge, identityCookie, signUp }) => {
      if (token || challenge) return completeSignIn({ token, challenge, identityCookie, to: paths.home })
      if (!signUp) throw new Error('The bank’s sign-on ended with neither a session nor a step')
      moveToStep3(signUp)
      await goHome('signup')
    },
    onError: (error) => {
      if (isAlreadyRegistered(error)) return goHome('signin')
      // The failure screen shows it.
      return closeMessage()
    },
  })
}

function useLinking() {
  const { t } = useTranslation('auth')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const goToAccount = () => navigate({ to: paths.account, replace: true, search: {} })
  return useMutation({
    mutationFn: linkBank,
    onSuccess: async () => {
      await goToAccount()
      void queries.invalidateQueries()
      showMessage({ text: t('bank.linked'), kind: 'success' })
    },
    onError: (error) => (isAlreadyRegistered(error) ? goToAccount() : closeMessage()),
  })
}

/** the bank's parameters are sent to the server once and removed from the address at once. */
export function BankComplete() {
  const [params] = useState<Record<string, string>>(useSearch({ strict: false }))
  const [isSignedIn] = useState(() => userToken() !== null)
  const navigate = useNavigate()
  const isSent = useRef(false)
  const completion = useCompletion()
  const linking = useLinking()
  const { mutate, isError } = isSignedIn ? linking : completion
  const isRefused = params.error !== undefined || params.code === undefined
  useEffect(() => {
    if (isSent.current || isRefused) return
    isSent.current = true
    const browser = consumeBankSecret()
    void navigate({ to: paths.bankComplete, search: {}, replace: true })
    mutate({ browser, params })
  }, [isRefused, params, mutate, navigate])
  return isRefused || isError ? <BankFailure /> : <PageLoader />
}
