import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { HelpTopic } from '@vitrina/contract/content/content'
import { HelpTopicLink } from './help-topic-link.tsx'

/** Topics by group, in the seller's order. */
export function HelpGroups({ topics }: { topics: HelpTopic[] }) {
  const groups = Map.groupBy(topics, (topic) => topic.group)
  return (
    <Box sx={{ columns: { md: 2 }, columnGap: 6 }}>
      {Array.from(groups, ([group, members]) => (
        <Box component="section" key={group} sx={{ breakInside: 'avoid', mb: 6 }}>
          <Typography variant="h2" sx={{ fontSize: 16, mb: 2 }}>
            {group}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {members.map((topic) => (
              <HelpTopicLink key={topic.slug} topic={topic} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
