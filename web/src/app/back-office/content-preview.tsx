import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { EntryPreview } from '@vitrina/contract/content/content-desk'
import { ContentText } from '#features/content/content-page.tsx'
import { HelpText } from '#features/content/help-topic-page.tsx'
import { PostArticle } from '#features/content/post-article.tsx'
import { RubricChips } from '#features/content/rubric-chips.tsx'
import { HomeBlockView } from '#features/home/home-block-view.tsx'
import { NoticeBar } from '#features/notices/notice-bar.tsx'
import { SurveyCard } from '#features/survey/survey-card.tsx'
import { SurveyForm } from '#features/survey/survey-form.tsx'
import { useTranslation } from '#i18n/use-translation.tsx'
import { HtmlContent } from '#ui/html-content.tsx'
import { Page } from '#ui/page.tsx'

const TEXT_WIDTH = 760

/** A draft in the buyers' own components. */
export function ContentPreview({ preview }: { preview: EntryPreview }) {
  switch (preview.kind) {
    case 'block':
      return (
        <Box sx={{ p: 4 }}>
          <HomeBlockView block={preview.block} />
        </Box>
      )
    case 'page':
      return <ContentText page={preview.page} />
    case 'post':
      return (
        <Page title={preview.post.title} width={TEXT_WIDTH}>
          <PostArticle post={preview.post} />
        </Page>
      )
    case 'feed':
      return (
        <Page title={preview.feed.title}>
          <Typography color="textSecondary" sx={{ mt: -2, mb: 4, maxWidth: TEXT_WIDTH }}>
            {preview.feed.description}
          </Typography>
          <RubricChips rubrics={preview.feed.rubrics} chosen="" addressOf={() => '#'} />
        </Page>
      )
    case 'help':
      return <HelpText topic={{ ...preview.topic, related: [] }} />
    case 'message':
      return <MessagePreview place={preview.place} message={preview.message} />
    case 'survey':
      return (
        <>
          <SurveyCard survey={preview.survey} />
          <Box sx={{ maxWidth: 560, mx: 'auto', px: 4, pb: 4 }}>
            <SurveyForm survey={preview.survey} onDone={() => undefined} />
          </Box>
        </>
      )
  }
}

type Message = Extract<EntryPreview, { kind: 'message' }>

function MessagePreview({ place, message }: Pick<Message, 'place' | 'message'>) {
  const { t } = useTranslation('notices')
  const { kind, title, content, isClosable } = message
  if (place === 'dialog')
    return (
      <Box sx={{ maxWidth: 600, mx: 'auto', my: 4, p: 5, boxShadow: 4, borderRadius: 2, bgcolor: 'background.paper' }}>
        <Typography variant="h2" component="p" sx={{ mb: 3 }}>
          {title}
        </Typography>
        <HtmlContent html={content} />
      </Box>
    )
  const tone = place === 'region' ? 'info' : kind
  return (
    <NoticeBar
      kind={tone}
      kindName={t(`information.kind.${tone}`)}
      title={title}
      content={content}
      {...(isClosable && { close: { label: t('information.close', { title }), run: () => undefined } })}
    />
  )
}
