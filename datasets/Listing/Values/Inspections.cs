namespace Roundup.Datasets.Listings;

public sealed partial class ListingValues
{
    private static PropertyInspections PropertyInspections(Maker make) => new()
    {
        Inspections = [Inspection(make), Inspection(make), Inspection(make)],
        PastInspections = [Inspection(make), Inspection(make), Inspection(make)],
        IsByAppointmentOnly = make.Bool(),
    };

    private static Inspection Inspection(Maker make) => new()
    {
        OpeningDateTime = make.Time(),
        ClosingDateTime = make.Time(),
        Description = make.Text("Description"),
        Recurrence = make.Any<InspectionRecurrence>(),
    };
}
