using System;
using System.Collections.Generic;

namespace Clinic.Records;

public abstract class Resource
{
    public string ResourceType { get; set; } = "";

    public string Id { get; set; } = "";

    public Meta? Meta { get; set; }
}

public class Patient : Resource
{
    public bool Active { get; set; }

    public List<Identifier> Identifier { get; set; } = new();

    public List<HumanName> Name { get; set; } = new();

    public string Gender { get; set; } = "";

    public DateOnly BirthDate { get; set; }

    public string? DeceasedDateTime { get; set; }

    public List<Contact>? Contact { get; set; }

    public List<Extension>? Extension { get; set; }

    public List<Identifier>? Telecom { get; set; }
}

public class Meta
{
    public string VersionId { get; set; } = "";

    public DateTimeOffset LastUpdated { get; set; }
}

public class Identifier
{
    public string Use { get; set; } = "";

    public string System { get; set; } = "";

    public string Value { get; set; } = "";
}

public class HumanName
{
    public string Use { get; set; } = "";

    public string Family { get; set; } = "";

    public List<string> Given { get; set; } = new();
}

public class Contact
{
    public List<Relation> Relationship { get; set; } = new();

    public HumanName Name { get; set; } = new();

    public class Relation
    {
        public string Text { get; set; } = "";
    }
}

public class Extension
{
    public string Url { get; set; } = "";

    public int? ValueInteger { get; set; }

    public string? ValueString { get; set; }

    public List<Extension>? Nested { get; set; }
}
