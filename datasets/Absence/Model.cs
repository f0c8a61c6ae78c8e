using System.Collections.Generic;

namespace Roundup.Datasets.Absences;

public class Form
{
    public string? Text { get; set; }

    public List<string?>? Lines { get; set; }

    public int[]? Numbers { get; set; }

    public byte[]? Picture { get; set; }

    public Dictionary<string, string?>? Answers { get; set; }

    public Signature? Signature { get; set; }

    public List<Signature?>? Witnesses { get; set; }

    public int? Age { get; set; }

    public bool? Agreed { get; set; }
}

public class Signature
{
    public string? Name { get; set; }

    public int Page { get; set; }
}
