import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { captchaOutagesQuery } from './back-office.api.ts'

const names: Record<string, string> = { recaptcha: 'reCAPTCHA', yandex: 'Yandex SmartCaptcha' }

/** Warns staff that visitors are let in unchecked, or checked by the built-in captcha. */
export function CaptchaOutages() {
  const { t } = useTranslation('back-office')
  const { data } = useQuery(captchaOutagesQuery)
  return data?.items.map(({ provider, passes, isReplaced }) => (
    <Alert key={provider} severity="warning" sx={{ mb: 3 }}>
      {t(isReplaced ? 'captcha.replaced' : 'captcha.silent', { provider: names[provider] ?? provider, count: passes })}
    </Alert>
  ))
}
