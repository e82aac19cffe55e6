import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Anchor } from '#ui/anchor.tsx'

type Props = { id: string; title: string; more?: { href: string; text: string } }

/** The title of a block, and a link to all of it. */
export const BlockHeading = ({ id, title, more }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, rowGap: 1, mb: 3 }}>
    <Typography id={id} variant="h2" sx={{ flexGrow: 1, fontSize: 16 }}>
      {title}
    </Typography>
    {more && (
      <Link component={Anchor} href={more.href} underline="hover" variant="body2" sx={{ py: { xs: 2.5, sm: 0 } }}>
        {more.text}
      </Link>
    )}
  </Box>
)
