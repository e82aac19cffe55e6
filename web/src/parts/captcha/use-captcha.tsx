import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { captchaApi } from '@vitrina/contract/captcha'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { useSiteIfKnown } from '#parts/site/use-site.ts'
import { CaptchaError } from './captcha-error.ts'
import { YandexCaptcha } from './yandex-captcha.tsx'

export type CaptchaAction = 'signup' | 'signinreset'

/** `token` is called for each request: every token is valid once. */
type Captcha = { field: ReactNode; token: () => Promise<string | undefined> }

const none = { enabled: false, provider: 'altcha', key: '' } as const

/** V-05: the captcha the site uses, or none; `field` stands above the button and also shows errors. */
export function useCaptcha(action: CaptchaAction): Captcha {
  const { t, i18n } = useTranslation('auth')
  const { enabled, provider, key } = useSiteIfKnown()?.config.signupCaptcha ?? none
  const [problem, setProblem] = useState<CaptchaError['reason'] | null>(null)
  const [round, setRound] = useState(0)
  const clicked = useRef<string | undefined>(undefined)

  const requestToken = async (): Promise<string> => {
    // The built-in one replaces a provider that does not answer, also while this page is open.
    const now = provider === 'altcha' ? provider : (await call(captchaApi.provider, {})).provider
    if (now === 'altcha') return (await import('./altcha-token.ts')).altchaToken()
    if (provider === 'recaptcha') return (await import('./recaptcha-token.ts')).recaptchaToken({ key, action })
    const clickedToken = clicked.current
    if (!clickedToken) throw new CaptchaError('missing')
    // Spent: the next request needs another.
    setRound((before) => before + 1)
    return clickedToken
  }
  const token = async () => {
    if (!enabled) return undefined
    setProblem(null)
    try {
      return await requestToken()
    } catch (error) {
      // Errors of the server are shown by the shell.
      if (!(error instanceof ApiError)) setProblem(error instanceof CaptchaError ? error.reason : 'failed')
      throw error
    }
  }
  const field = enabled && (
    <Box sx={{ '&:empty': { display: 'none' } }}>
      {provider === 'yandex' && (
        <YandexCaptcha
          key={round}
          siteKey={key}
          language={i18n.language}
          onToken={(clickedToken) => {
            clicked.current = clickedToken
            if (clickedToken) setProblem(null)
          }}
          onFailure={() => setProblem('failed')}
        />
      )}
      {problem && (
        <FormHelperText error role="alert">
          {t(`captcha.${problem}`)}
        </FormHelperText>
      )}
    </Box>
  )
  return { field, token }
}
