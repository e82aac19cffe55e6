import Button from '@mui/material/Button'
import { ErrorScreen } from '#ui/error-screens.tsx'
import { useOpenAuth } from './use-open-auth.ts'

type Props = { icon: string; texts: { title: string; text: string; enter: string; join?: string } }

/** P-01: shows a guest what the screen is for, and asks to sign in. */
export function SignInFirst({ icon, texts }: Props) {
  const openAuth = useOpenAuth()
  return (
    <ErrorScreen
      icon={icon}
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Button variant="contained" onClick={() => openAuth('signin')}>
            {texts.enter}
          </Button>
          {texts.join && (
            <Button variant="outlined" onClick={() => openAuth('signup')}>
              {texts.join}
            </Button>
          )}
        </>
      }
    />
  )
}
