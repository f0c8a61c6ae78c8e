using System;

namespace Roundup.Datasets.Texts;

public class Document
{
    public string Title { get; set; } = "";

    public string Body { get; set; } = "";

    public char Initial { get; set; }

    public Uri Address { get; set; } = null!;

    public Uri? Related { get; set; }

    public Version Version { get; set; } = null!;

    public byte[] Digest { get; set; } = [];

    public Guid Id { get; set; }
}
