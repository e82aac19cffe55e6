import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { HelpTopic } from '@vitrina/contract/content/content'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'

export const HelpTopicLink = ({ topic, onFollow }: { topic: HelpTopic; onFollow?: () => void }) => (
  <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Link component={Anchor} href={paths.helpTopic(topic.slug)} onClick={onFollow}>
      {topic.title}
    </Link>
    <Typography variant="body2" color="textSecondary">
      {topic.summary}
    </Typography>
  </Box>
)
