import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiArrowLeft } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@vitrina/contract/endpoint'
import type { contentApi } from '@vitrina/contract/content/content'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { helpTopicQuery } from './content.api.ts'
import { HelpContacts } from './help-contacts.tsx'
import { HelpTopicLink } from './help-topic-link.tsx'
import { RichText, useText } from './rich-text.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

const TEXT_WIDTH = 760

export function HelpTopicPage({ slug }: { slug: string }) {
  const { t } = useTranslation('help')
  const { data, error, refetch } = useQuery(helpTopicQuery(slug))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Page width={TEXT_WIDTH}>
        <TextSkeleton label={t('loading')} />
      </Page>
    )
  return <HelpText topic={data} />
}

/** A topic whole; staff look at a draft through it too. */
export function HelpText({ topic }: { topic: Answer<typeof contentApi.helpTopic> }) {
  const { t } = useTranslation('help')
  const text = useText(topic.content)
  const back = (
    <Button
      size="small"
      component={Anchor}
      href={paths.help}
      startIcon={<Icon path={mdiArrowLeft} />}
      sx={{ mb: 2, ml: -2.5, displayPrint: 'none' }}
    >
      {t('back')}
    </Button>
  )
  return (
    <Page title={topic.title} width={TEXT_WIDTH} above={back}>
      <Typography variant="body2" color="textSecondary" sx={{ mt: -3, mb: 4 }}>
        {topic.group}
      </Typography>
      <RichText text={text} />
      {topic.related.length > 0 && (
        <Box component="section" aria-labelledby="related" sx={{ mt: 8, displayPrint: 'none' }}>
          <Typography id="related" variant="h2" sx={{ fontSize: 16, mb: 1 }}>
            {t('related')}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {topic.related.map((related) => (
              <HelpTopicLink key={related.slug} topic={related} />
            ))}
          </Box>
        </Box>
      )}
      <HelpContacts />
    </Page>
  )
}
