import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { mdiClose } from '@mdi/js'
import type { Survey } from '@vitrina/contract/site/site'
import { useId, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { HtmlContent } from '#ui/html-content.tsx'
import { Icon } from '#ui/icon.tsx'
import { useAnswerSurvey, useHideSurvey } from './survey.api.ts'
import { SurveyForm } from './survey-form.tsx'

const FORM_WIDTH = 560

/** Below the page's content, where it covers nothing; it asks first, and expands only when the person agrees. */
export function SurveyCard({ survey }: { survey: Survey }) {
  const { t } = useTranslation('survey')
  const [isAnswering, setIsAnswering] = useState(false)
  const reply = useAnswerSurvey()
  const hideSurvey = useHideSurvey()
  const id = useId()

  const dismiss = () => {
    hideSurvey()
    // Hidden at once; if the request fails, the survey is simply offered another day.
    reply.mutate({ id: survey.id, dismissed: true, answers: {} })
  }
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{
        // Content added to the page later still stands above.
        order: 1,
        width: { xs: 'calc(100% - 24px)', sm: 'calc(100% - 40px)' },
        maxWidth: isAnswering ? FORM_WIDTH : 960,
        mx: 'auto',
        my: { xs: 3, sm: 5 },
        p: 4,
        displayPrint: 'none',
      }}
    >
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 3 }}>
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <Typography id={id} component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {survey.title}
            </Typography>
            {!isAnswering && (
              <Box sx={{ fontSize: 13, color: 'text.secondary', '& p': { m: 0 } }}>
                {survey.content ? <HtmlContent html={survey.content} lines={1} /> : t('questions', { count: survey.questions.length })}
              </Box>
            )}
          </Box>
          {!isAnswering && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <Button variant="outlined" onClick={() => setIsAnswering(true)}>
                {t('answer')}
              </Button>
              <Button color="inherit" onClick={dismiss}>
                {t('later')}
              </Button>
            </Box>
          )}
        </Box>
        <IconButton size="small" aria-label={t('close')} onClick={dismiss} sx={{ m: -1, alignSelf: 'flex-start' }}>
          <Icon path={mdiClose} fontSize="small" />
        </IconButton>
      </Box>
      {isAnswering && <SurveyForm survey={survey} onDone={hideSurvey} />}
    </Paper>
  )
}
