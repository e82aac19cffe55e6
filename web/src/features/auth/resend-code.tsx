import { useTranslation } from '#i18n/use-translation.tsx'
import { ResendCode as Resend } from '#parts/code/resend-code.tsx'

const pad = (count: number) => String(count).padStart(2, '0')

type Props = { /** When another may be requested, in milliseconds. */ from: number; isPending: boolean; onResend: () => void }

export function ResendCode(props: Props) {
  const { t } = useTranslation('auth')
  const waiting = (left: number) => t('code.resendIn', { time: `${Math.floor(left / 60)}:${pad(left % 60)}` })
  return <Resend {...props} label={t('code.resend')} waiting={waiting} />
}
