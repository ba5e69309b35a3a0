-- Documents of players: what was asked for, the uploaded files and each decision about them (ADR 0241). The bytes are encrypted in an
-- object store; this schema holds the wrapped key of each file and the names of its objects, never a name given by a client.

-- staff members who must verify a file before it counts (requirements/regulation#documents)
alter table brand_rule add column document_reviewers integer not null default 1 check (document_reviewers between 1 and 2);

create table document_request (
  id uuid primary key default gen_random_uuid(),
  player_id text not null references player,
  kind text not null check (kind in ('identity', 'address', 'source-of-wealth')),
  funding_type text check (funding_type in ('Dividends', 'Inheritance', 'Other', 'Salary', 'SaleOfCompany', 'SaleOfProperty')),
  status text not null default 'Open' check (status in ('Open', 'Verified', 'Withdrawn')),
  -- why the documents are needed; a code with a translation
  reason text not null check (reason in ('AccountCheck', 'BeforeWithdrawal', 'SourceOfWealth', 'Staff')),
  -- of staff, shown to the player
  comment text check (length(comment) between 1 and 500),
  staff text check (length(staff) between 1 and 100),
  requested_at timestamptz not null,
  ended_at timestamptz,
  -- brand of the operator at which the same person was verified before
  verified_by_brand text references brand_rule,
  constraint document_request_funding check ((kind = 'source-of-wealth') = (funding_type is not null)),
  constraint document_request_staff check (reason <> 'Staff' or (staff is not null and comment is not null)),
  constraint document_request_end check ((status = 'Open') = (ended_at is null))
);
create unique index document_request_open on document_request (player_id, kind, coalesce(funding_type, '')) where status = 'Open';
create index document_request_player on document_request (player_id, requested_at);

create table document_file (
  id uuid primary key,
  request_id uuid not null references document_request,
  player_id text not null references player,
  status text not null default 'Uploading' check (status in ('Uploading', 'InReview', 'Refused', 'Rejected', 'Verified', 'Removed')),
  -- announced at the start; bytes
  size bigint not null check (size between 1 and 10485760),
  received bigint not null default 0 check (received between 0 and size),
  -- determined from the content
  media_type text check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  refusal text,
  -- data key of the file, encrypted with the master key; null once the file is erased
  wrapped_key bytea,
  started_at timestamptz not null,
  uploaded_at timestamptz,
  decided_at timestamptz,
  erased_at timestamptz,
  constraint document_file_type check (status not in ('InReview', 'Rejected', 'Verified') or media_type is not null),
  constraint document_file_refusal check ((status = 'Refused') = (refusal is not null)),
  constraint document_file_erased check ((erased_at is null) = (wrapped_key is not null))
);
create index document_file_request on document_file (request_id);
create index document_file_player on document_file (player_id, started_at);
create index document_file_queue on document_file (uploaded_at) where status = 'InReview';
create index document_file_stored on document_file (status, started_at) where erased_at is null;

-- Encrypted parts of a file in the order of their offsets. A part belongs to one object of the store.
create table document_chunk (
  file_id uuid not null references document_file,
  start bigint not null check (start >= 0),
  length bigint not null check (length > 0),
  object_key text not null unique,
  primary key (file_id, start)
);

-- Verdicts of staff members. Append-only.
create table document_verdict (
  id bigint generated always as identity primary key,
  file_id uuid not null references document_file,
  verdict text not null check (verdict in ('verified', 'rejected')),
  -- kind of document seen, of a verification of identity or address
  document text,
  -- why a file was rejected; a code with a translation
  reason text check (reason in ('Unreadable', 'Incomplete', 'Expired', 'TooOld', 'OtherPerson', 'WrongDocument', 'Altered')),
  -- for the player when rejected, for the record when verified
  comment text check (length(comment) between 1 and 500),
  staff text not null check (length(staff) between 1 and 100),
  key text not null unique,
  at timestamptz not null,
  constraint document_verdict_reason check ((verdict = 'rejected') = (reason is not null))
);
create index document_verdict_file on document_verdict (file_id, id);
create index document_verdict_at on document_verdict (at);

-- Who opened, refused or erased which file, and who asked for what. Append-only.
create table document_event (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  file_id uuid references document_file,
  kind text not null check (kind in ('opened', 'refused', 'erased', 'wealth-required', 'wealth-submitted', 'wealth-accepted', 'wealth-confirmed-once', 'upload-requested')),
  -- null: the product or the player
  staff text check (length(staff) between 1 and 100),
  details jsonb not null default '{}',
  key text unique,
  at timestamptz not null
);
create index document_event_player on document_event (player_id, id);

create type document_verdict_order as (
  brand text,
  file_id uuid,
  verdict text,
  document text,
  reason text,
  comment text,
  staff text,
  key text,
  at timestamptz
);

create type wealth_order as (
  brand text,
  player_id text,
  -- require, request-upload or accept
  decision text,
  funding_type text,
  comment text,
  days integer,
  staff text,
  key text,
  at timestamptz
);
