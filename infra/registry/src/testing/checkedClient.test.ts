import { describe, expect, it } from '@jest/globals';
import { CHANGE_ROUTES } from '../http/changeRoutes.ts';
import { KEY_ROUTES } from '../http/keyRoutes.ts';
import { RELEASE_ROUTES } from '../http/releaseRoutes.ts';
import { GATE_ROUTES } from '../http/gateRoutes.ts';
import { OVERRIDE_ROUTES } from '../http/overrideRoutes.ts';
import { PAGE_ROUTES } from '../http/pageRoutes.ts';
import { CONTENT_ROUTES } from '../http/contentRoutes.ts';
import { STAFF_ROUTES } from '../http/staffRoutes.ts';
import { ANSWER_SCHEMAS } from './answerSchemas.ts';
import { checkedAnswer } from './checkedClient.ts';

const INVITATION = {
  invitationId: 'i1',
  link: 'http://console.localhost:4008/realms/staff/invitation/token',
  expiresAt: '2026-11-22T09:00:00.000Z',
};

describe('checkedAnswer', () => {
  it('returns an answer that its schema describes completely', () => {
    expect(checkedAnswer('POST', '/v1/staff/invitations', INVITATION)).toEqual(INVITATION);
  });

  it.each([
    ['lacks a member', { ...INVITATION, link: undefined }],
    ['has a member that its schema does not have', { ...INVITATION, email: 'ana@operator.example' }],
  ])('rejects an answer that %s', (_what, answer) => {
    expect(() => checkedAnswer('POST', '/v1/staff/invitations', answer)).toThrow();
  });

  it('rejects an answer without a schema', () => {
    expect(() => checkedAnswer('GET', '/v1/new?app=shell', {})).toThrow('GET /v1/new has no schema');
  });
});

describe('ANSWER_SCHEMAS', () => {
  it.each(
    Object.keys({
      ...CHANGE_ROUTES,
      ...GATE_ROUTES,
      ...KEY_ROUTES,
      ...OVERRIDE_ROUTES,
      ...PAGE_ROUTES,
      ...RELEASE_ROUTES,
      ...STAFF_ROUTES,
      ...CONTENT_ROUTES,
    }),
  )('has a schema for the answer of %s', (route) => {
    expect(Object.keys(ANSWER_SCHEMAS)).toContain(route);
  });
});
