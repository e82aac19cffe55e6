import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Anchor } from './anchor.tsx'
import { Icon } from './icon.tsx'

type Props = { icon: string; texts: { title: string; text: string; action: string }; href: string }

/** Replaces an empty list: the reason, and one next step. */
export function ListEmpty({ icon, texts, href }: Props) {
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3, py: 12, textAlign: 'center' }}>
      <Icon path={icon} sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h2">{texts.title}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        {texts.text}
      </Typography>
      <Button variant="contained" component={Anchor} href={href}>
        {texts.action}
      </Button>
    </Box>
  )
}
