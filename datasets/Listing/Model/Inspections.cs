using System;
using System.Collections.Generic;

namespace Roundup.Datasets.Listings;

public class PropertyInspections
{
    public IEnumerable<Inspection> Inspections { get; set; } = null!;

    public IEnumerable<Inspection> PastInspections { get; set; } = null!;

    public bool IsByAppointmentOnly { get; set; }
}

public class Inspection
{
    public DateTime? OpeningDateTime { get; set; }

    public DateTime? ClosingDateTime { get; set; }

    public string Description { get; set; } = "";

    public InspectionRecurrence? Recurrence { get; set; }
}

public enum InspectionRecurrence
{
    None,
    Weekly,
}
