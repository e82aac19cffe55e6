import Button from '@mui/material/Button'
import { Anchor } from './anchor.tsx'
import { ErrorScreen } from './error-screens.tsx'

type Props = { icon: string; texts: { title: string; text: string; action: string }; href: string }

/** Replaces a screen that cannot be shown: the reason, and one next step. */
export function NextStepScreen({ icon, texts, href }: Props) {
  return (
    <ErrorScreen
      icon={icon}
      title={texts.title}
      text={texts.text}
      actions={
        <Button variant="contained" component={Anchor} href={href}>
          {texts.action}
        </Button>
      }
    />
  )
}
