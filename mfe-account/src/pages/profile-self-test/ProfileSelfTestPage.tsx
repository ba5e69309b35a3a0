import { useState } from 'react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { selfTestScore } from '@foyer/market/self-test';
import { useBusinessReady, usePageTitle } from '@foyer/platform';
import { ProfileFrame } from '@foyer/profile';
import { Button, Card, Paragraph, Row, Stack } from '@foyer/ui';
import { Form, RadioGroup } from '@foyer/ui/forms';
import { Result } from './parts/result/Result.tsx';
import { SavedResults } from './parts/result/SavedResults.tsx';
import { messages, questions } from './ProfileSelfTestPage.messages.ts';

const ANSWERS = [messages.never, messages.sometimes, messages.often, messages.always];
type Answer = '0' | '1' | '2' | '3';
const VALUES: readonly Answer[] = ['0', '1', '2', '3'];

/**
 * A self-test (requirements/regulation#self-test). The answers never leave the page unless the player saves
 * the result, and no analytics event is sent.
 */
export function Component(_props: PageProps) {
  const text = useText();
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>({});
  const [missing, setMissing] = useState<readonly number[]>([]);
  const [given, setGiven] = useState<readonly number[]>();
  usePageTitle(text(messages.title));
  useBusinessReady();

  function show(): void {
    const open = questions.flatMap((_, index) => (answers[index] === undefined ? [index] : []));
    setMissing(open);
    if (open.length === 0) setGiven(questions.map((_, index) => Number(answers[index])));
  }

  function restart(): void {
    setAnswers({});
    setGiven(undefined);
  }

  const score = given && selfTestScore(given);
  return (
    <ProfileFrame current="profile-self-test" title={text(messages.title)} width="narrow">
      <Stack gap="large">
        {given && score !== undefined ? (
          <Result score={score} answers={given} onRestart={restart} />
        ) : (
          <>
            <Paragraph>
              <Text {...messages.intro} />
            </Paragraph>
            <Form
              errorTitle={text(messages.incompleteTitle)}
              errors={missing.map((index) => ({
                field: `question-${index + 1}`,
                message: text(messages.incomplete, { number: index + 1 }),
              }))}
              onSubmit={show}
            >
              {questions.map((question, index) => (
                <Card key={question.id}>
                  <RadioGroup
                    layout="row"
                    name={`question-${index + 1}`}
                    label={`${index + 1}. ${text(question)}`}
                    value={answers[index] ?? ''}
                    options={VALUES.map((value, at) => ({
                      value,
                      label: text(ANSWERS[at] ?? messages.never),
                    }))}
                    {...(missing.includes(index) &&
                      answers[index] === undefined && {
                        error: text(messages.incomplete, { number: index + 1 }),
                      })}
                    onChange={(value) => setAnswers({ ...answers, [index]: value })}
                  />
                </Card>
              ))}
              <Row>
                <Button type="submit">
                  <Text {...messages.show} />
                </Button>
              </Row>
            </Form>
          </>
        )}
        <SavedResults />
        <Paragraph tone="muted" size="small">
          <Text {...messages.source} />
        </Paragraph>
      </Stack>
    </ProfileFrame>
  );
}
